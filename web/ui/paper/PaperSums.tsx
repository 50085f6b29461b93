// Below the lines: the words, the bank, what was paid and how to pay; and the totals beside them.
import type { Paper } from '#core/paper/index.ts';
import { UpiCode } from './UpiCode.tsx';

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
