let pressed = false;
const waiting: (() => void)[] = [];

if (typeof document !== "undefined") {
  document.addEventListener(
    "pointerdown",
    () => {
      pressed = true;
    },
    true,
  );
  for (const end of ["pointerup", "pointercancel"])
    document.addEventListener(
      end,
      () => {
        pressed = false;
        // after the click that belongs to it
        for (const call of waiting.splice(0)) setTimeout(call);
      },
      true,
    );
}

/**
 * Calls back once no finger or mouse button is down. Pressing a button takes the focus from the field before it: an
 * error that appeared at that moment would move the button away from the finger, and the press would be lost.
 */
export function whenReleased(call: () => void): void {
  if (pressed) waiting.push(call);
  else setTimeout(call);
}
