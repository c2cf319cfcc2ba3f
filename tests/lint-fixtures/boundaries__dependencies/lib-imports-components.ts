// as lib/share/bad.ts: lib/share may not import components/ui
export { Button } from "@/components/ui/button";
