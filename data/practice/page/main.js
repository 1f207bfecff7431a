// The layer over SimCord's page: each part stands alone and acts through what the page shows.
import "./patience.js";
import "./lists.js";
import "./newest.js";
import "./tools.js";
import "./typed.js";
