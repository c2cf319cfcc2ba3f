// as components/ngos/bad.tsx: A component gets plain data as props
export { db } from "@/lib/db";
