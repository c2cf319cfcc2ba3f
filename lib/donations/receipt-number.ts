import type { Tx } from "@/lib/db";

/** Without gaps, because it is taken in the transaction that uses it. */
export async function nextReceiptNumber(tx: Tx): Promise<bigint> {
  const [row] = await tx.$queryRaw<
    { value: bigint }[]
  >`update counter set value = value + 1 where name = 'receipt' returning value`;
  if (!row) throw new Error("the receipt counter is missing");
  return row.value;
}
