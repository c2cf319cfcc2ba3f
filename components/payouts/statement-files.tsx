/** Download links for a payout's statement (GIVE-092). */
export function StatementFiles({
  id,
  number,
  pdf,
  csv,
  excel,
}: {
  id: string;
  number: number;
  pdf: string;
  csv: string;
  excel: string;
}) {
  return (
    <>
      <a href={`/exports/payouts/${id}.pdf`} download>
        {pdf}
        <span className="sr-only"> #{number}</span>
      </a>
      <a href={`/exports/payouts/${id}.csv`} download>
        {csv}
        <span className="sr-only"> #{number}</span>
      </a>
      <a href={`/exports/payouts/${id}.xlsx`} download>
        {excel}
        <span className="sr-only"> #{number}</span>
      </a>
    </>
  );
}
