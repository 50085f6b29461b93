// Below the lines: the words, the bank, what was paid and how to pay; and the totals beside them.
import type { Paper } from '#core/paper/index.ts';
import { encode } from 'uqr';

export function PaperSums({ paper }: { readonly paper: Paper }) {
  const { inWords, bank, settlements, upi, totals } = paper;
  return (
    <div className="paper-sums">
      <div>
        {[inWords, ...(bank === null ? [] : [bank])].map(({ label, text }) => (
          <div key={label}>
            <p className="paper-label">{label}</p>
            <p>{text}</p>
          </div>
        ))}
        {[...settlements.entries()].map(([at, { label, text, detail }]) => (
          <div key={at} className="paper-settlement">
            <p>
              <span className="paper-strong">{label}</span> {text}
            </p>
            {detail !== null && <p className="paper-label">{detail}</p>}
          </div>
        ))}
        {upi !== null && <UpiCode {...upi} />}
      </div>
      <table className="paper-totals">
        <caption className="sr-only">Totals</caption>
        <tbody>
          {totals.map(({ label, amount, strong }) => (
            <tr key={label} className={strong ? 'paper-total' : undefined}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// The QR code of a payment by UPI, 24 mm wide as a scanner at arm's length needs it.
type Props = { readonly payload: string; readonly label: string };

function UpiCode({ payload, label }: Props) {
  const { size, data } = encode(payload, { border: 0 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <div className="paper-upi">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <p className="paper-label">{label}</p>
    </div>
  );
}
