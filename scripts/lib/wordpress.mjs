// A WordPress for scripts/test-wordpress.mjs: Debian's, with a database and a web server that end with `stop()`.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort, temporaryFolder } from "./postgres.mjs";

const source = "/usr/share/wordpress";
const programs = ["php", "mariadbd", "mariadb-install-db"];
const isThere = (name) =>
  ["/usr/bin", "/usr/sbin", "/usr/local/bin"].some((folder) => existsSync(`${folder}/${name}`));

/** What is not installed, as a sentence; null where everything is there. */
export function whyNoWordPress() {
  const missing = programs.filter((name) => !isThere(name));
  if (!existsSync(`${source}/wp-load.php`)) missing.push("wordpress");
  return missing.length === 0
    ? null
    : `not installed: ${missing.join(", ")} (Debian: apt-get install --no-install-recommends wordpress lighttpd php php-cgi php-cli php-mysql mariadb-server-core)`;
}

function run(command, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8", ...options });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}${stdout}`);
  return stdout;
}

async function until(what, test, seconds = 60) {
  for (let tries = 0; tries < seconds * 5; tries++) {
    if (await test()) return;
    await wait(200);
  }
  throw new Error(`${what}: not within ${seconds} s`);
}

const configuration = (socket, url) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', '${url}');
define('WP_SITEURL', '${url}');
define('WP_HTTP_BLOCK_EXTERNAL', false);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

/** WordPress refuses to fetch from its own machine or unusual ports: on this machine the site is both. */
const allowed = (port) => `<?php
add_filter('http_request_host_is_external', '__return_true');
add_filter('http_allowed_safe_ports', function ($ports) { $ports[] = ${port}; return $ports; });
`;
const theme = {
  "style.css": "/*\nTheme Name: Plain\n*/\n",
  "index.php": `<!doctype html><html><head><meta name="viewport" content="width=device-width"><?php wp_head(); ?></head><body><main><?php while (have_posts()) { the_post(); the_content(); } ?></main><?php wp_footer(); ?></body></html>`,
};

/** Creates the site, an administrator, an author, and each one's posts; prints the posts' ids. */
const installation = `<?php
define('WP_INSTALLING', true);
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
$made = wp_install('Partner', 'director', 'director@partner.invalid', false, '', 'a quiet river bend', 'en_US');
switch_theme('plain');
$author = wp_insert_user(['user_login' => 'author', 'user_pass' => 'a quiet river bend', 'role' => 'author']);
$numbers = [];
foreach (json_decode(file_get_contents('php://stdin'), true) as $name => $post) {
  wp_set_current_user($post['by'] === 'author' ? $author : $made['user_id']);
  kses_init();
  $numbers[$name] = wp_insert_post(wp_slash(['post_title' => $name, 'post_content' => $post['content'], 'post_status' => 'publish']));
}
echo "\\n", json_encode($numbers);
`;

/**
 * @param {Record<string, {by: "director" | "author", content: string}>} posts
 * @param {string} site the site that its posts embed
 * @returns {Promise<{addressOf: (name: string) => string, stop: () => Promise<void>}>}
 */
export async function startWordPress(posts, site) {
  const folder = temporaryFolder("wordpress");
  const [root, data, socket] = ["site", "data", "db.sock"].map((name) => path.join(folder, name));
  const url = `http://127.0.0.1:${await freePort()}`;
  const children = [];
  const stop = async () => {
    for (const child of children) {
      child.kill("SIGTERM");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    mkdirSync(data, { recursive: true });
    cpSync(source, root, { recursive: true, dereference: true });
    const put = (name, text) => {
      const file = path.join(root, name);
      rmSync(file, { force: true });
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    };
    put("wp-config.php", configuration(socket, url));
    put("wp-content/mu-plugins/allowed.php", allowed(Number(new URL(site).port || 80)));
    for (const [name, text] of Object.entries(theme)) put(`wp-content/themes/plain/${name}`, text);
    put("install.php", installation);
    const user = `--user=${run("id", ["-un"]).trim()}`;
    run("mariadb-install-db", [
      "--no-defaults",
      `--datadir=${data}`,
      "--auth-root-authentication-method=normal",
      user,
    ]);
    children.push(
      spawn(
        "mariadbd",
        ["--no-defaults", `--datadir=${data}`, `--socket=${socket}`, "--skip-networking", user],
        { stdio: "ignore" },
      ),
    );
    await until("the database answers", () => existsSync(socket));
    run("php", [
      "-r",
      `$db = mysqli_init(); $db->real_connect("localhost", "root", "", null, 0, "${socket}"); $db->query("create database wordpress character set utf8mb4");`,
    ]);
    const printed = run("php", [path.join(root, "install.php")], { input: JSON.stringify(posts) });
    const numbers = JSON.parse(printed.trim().split("\n").at(-1));
    children.push(spawn("php", ["-S", new URL(url).host, "-t", root], { stdio: "ignore" }));
    await until("WordPress answers", () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return { addressOf: (name) => `${url}/?p=${numbers[name]}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
