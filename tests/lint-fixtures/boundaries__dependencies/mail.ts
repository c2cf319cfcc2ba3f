// as lib/users/bad.ts: Only lib/email sends
export { default } from "nodemailer";
