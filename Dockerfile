# For an image to hand on, pin the base: `docker buildx imagetools inspect python:3.13-slim` names its
# digest, and --build-arg BASE=python:3.13-slim@sha256:... takes it.
ARG BASE=python:3.13-slim
FROM ${BASE}

# A user of its own, and one folder it may write to.
RUN useradd --create-home --uid 10001 overlord && install -d -o overlord -g overlord /home/overlord/var
WORKDIR /home/overlord/app

COPY requirements/postgres.txt requirements.txt
RUN pip install --no-cache-dir --require-hashes --only-binary :all: -r requirements.txt

COPY data data
COPY cogs cogs
COPY bot bot
RUN python -m compileall -q bot cogs

USER overlord
ENV OVERLORD_HOME=/home/overlord/var PYTHONUNBUFFERED=1
VOLUME /home/overlord/var

# The running bot renews a heartbeat file as long as Discord answers, its loop turns and the disk takes
# it. Nobody restarts an unhealthy container: after 5 minutes of that it ends itself.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-m", "bot.host.heartbeat"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
