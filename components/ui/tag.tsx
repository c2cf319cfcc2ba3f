/** Cause and country: plain words, parted by a hairline when they follow each other. */
export function Tag({ children }: { children: React.ReactNode }) {
  return (
    <span
      data-slot="tag"
      className="text-note font-semibold text-soft [[data-slot=tag]+&]:before:mr-3 [[data-slot=tag]+&]:before:inline-block [[data-slot=tag]+&]:before:h-[0.9em] [[data-slot=tag]+&]:before:w-px [[data-slot=tag]+&]:before:bg-edge [[data-slot=tag]+&]:before:align-[-0.08em]"
    >
      {children}
    </span>
  );
}
