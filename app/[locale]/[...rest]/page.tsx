import { notFound } from "next/navigation";

/** Any other path is the not-found page, with status 404 (PUB-105). */
export default function UnknownPath(): never {
  notFound();
}
