"use client";

import { PageError } from "@/components/layout/page-error";

export default function Failed(props: { error: Error & { digest?: string }; reset: () => void }) {
  return <PageError {...props} home />;
}
