import { useEffect, useRef, useState } from "react";
import { parseGift } from "@/lib/money/money";

type Method = { value: string; pledge: boolean };

/** What the summary shows, following the form's boxes. */
export function useShown(
  methods: Method[],
  amount: string,
  method: string,
  checkAmount: () => void,
) {
  const isPledge = (value: unknown) => methods.some((m) => m.value === value && m.pledge);
  const [shown, setShown] = useState({ cents: parseGift(amount), pledge: isPledge(method) });
  const box = useRef<HTMLDivElement>(null);

  const read = () => {
    const element = box.current?.closest("form");
    if (!element) return;
    const fields = new FormData(element);
    setShown({
      cents: parseGift(String(fields.get("amount"))),
      pledge: isPledge(fields.get("method")),
    });
  };
  useEffect(() => {
    const key = box.current?.querySelector<HTMLInputElement>("[name=requestKey]");
    if (key && key.value === "") key.value = crypto.randomUUID(); // the fund's page is the same bytes for everyone
    // a tile chosen before the script was there, or kept by the browser over a reload
    const tile = box.current?.querySelector<HTMLInputElement>("[name=preset]:checked");
    const typed = box.current?.querySelector<HTMLInputElement>("[name=amount]");
    if (tile && typed) typed.value = tile.value;
    read();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the script takes over
  }, []);
  const follow = (event: React.FormEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const { name, value } = event.target;
    const typed = box.current?.querySelector<HTMLInputElement>("[name=amount]");
    if (name === "preset" && typed) {
      typed.value = value;
      checkAmount();
    }
    if (name === "amount")
      for (const tile of event.currentTarget.querySelectorAll<HTMLInputElement>("[name=preset]"))
        tile.checked = parseGift(value) === Number(tile.value) * 100;
    read();
  };
  return { box, shown, follow };
}
