// The deploy/nginx front with this machine's paths, for tests and benchmarks.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const deploy = fileURLToPath(new URL("../../deploy", import.meta.url));

/** The path of a program, also in directories that only root's PATH has; null where there is none. */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/**
 * @param {string} folder for its own files
 * @param {number[]} instances the ports of the sites behind it
 * @returns {string} the file: deploy/nginx's configuration for pages and the site
 */
export function nginxConfig(folder, port, instances) {
  const own = path.join(folder, "nginx");
  mkdirSync(own, { recursive: true });
  const servers = instances.map((one) => `server 127.0.0.1:${one} max_fails=2 fail_timeout=2s;`);
  const places = ["client_body", "fastcgi", "proxy", "scgi", "uwsgi"]
    .map((name) => `${name}_temp_path ${own}/${name};`)
    .join("\n  ");
  const file = path.join(own, "nginx.conf");
  writeFileSync(
    file,
    `daemon off;
worker_processes 1;
error_log stderr error;
pid ${own}/nginx.pid;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${places}
  proxy_cache_path ${own}/pages levels=1:2 keys_zone=pages:5m max_size=64m inactive=10m use_temp_path=off;
  upstream web { zone web 128k; ${servers.join(" ")} keepalive 16; }
  include ${deploy}/nginx/pages.conf;
  server { listen 127.0.0.1:${port}; include ${deploy}/nginx/site.conf; }
}
`,
  );
  return file;
}
