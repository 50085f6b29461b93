// What a figure is made of: its lines or accounts, each with the page that explains it.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ExplainedFigure } from '#api/contract/book/log/explain.ts';
import { formatCount } from '#web/format/money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { partHref } from './figure-address.ts';
import { explainedAmount, explainedText } from './explained-text.ts';

type Props = {
  readonly bookId: number;
  readonly figure: ExplainedFigure;
  readonly until: string | null;
};

/** More than so many would hide the events below them. */
const FIRST = 12;

export function MadeOf({ bookId, figure, until }: Props) {
  const [isWhole, setWhole] = useState(false);
  const { made_of: parts } = figure;
  if (parts.length === 0) return null;
  const shown = isWhole ? parts : parts.slice(0, FIRST);
  return (
    <section aria-labelledby="made-of" className="mb-5">
      <h2 id="made-of" className="mb-1 font-semibold">
        Made of
      </h2>
      <table className="compare-table rule-top">
        <tbody>
          {shown.map((part) => (
            <tr key={`${part.asked?.line ?? part.asked?.account ?? ''} ${part.name}`}>
              <td className="px-3">
                <Name name={part.name} href={partHref(bookId, part, until)} />
              </td>
              <td className="num rule-middle w-36 pr-3">
                {explainedText(figure, explainedAmount(figure, part.amount))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < parts.length && (
        <p className="mt-2 print:hidden">
          <Button onClick={() => setWhole(true)}>{`Show all ${formatCount(parts.length)}`}</Button>
        </p>
      )}
    </section>
  );
}

const Name = ({ name, href }: { readonly name: string; readonly href: string | null }) =>
  href === null ? (
    <span dir="auto">{name}</span>
  ) : (
    <Link to={href} dir="auto" data-row="" className="link">
      {name}
    </Link>
  );
