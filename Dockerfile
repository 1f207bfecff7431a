FROM python:3.13-slim

# A user of its own, and one folder it may write to.
RUN useradd --create-home --uid 10001 overlord && install -d -o overlord -g overlord /home/overlord/var
WORKDIR /home/overlord/app

COPY requirements/run.txt requirements.txt
RUN pip install --no-cache-dir --require-hashes --only-binary :all: -r requirements.txt

COPY data data
COPY cogs cogs
COPY bot bot
RUN python -m compileall -q bot cogs

USER overlord
ENV OVERLORD_HOME=/home/overlord/var PYTHONUNBUFFERED=1
VOLUME /home/overlord/var

# The running bot renews a heartbeat file; an old one means it hangs.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-m", "bot.host.heartbeat"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
