import type { NextConfig } from "next";
import "./lib/env"; // a bad variable stops build and start with a sentence

const strict = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), payment=(self)" },
];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  serverExternalPackages: ["@node-rs/argon2", "sharp", "pg", "pdf-lib", "@pdf-lib/fontkit", "nodemailer"],
  images: { unoptimized: true }, // widths are made at upload (lib/storage); the optimiser would be a fetcher of addresses
  experimental: { serverActions: { bodySizeLimit: "33mb" } },
  async headers() {
    return [{ source: "/:path*", headers: strict }];
  },
};

export default config;
