"""What people look at: pages drawn from a campaign, its log and the box."""
