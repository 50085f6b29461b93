// Documents that another one leads to, on its page: what each is called, what is said of it, and
// what it comes to.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatRupees } from '#web/format/money.ts';

type LinkedDocument = {
  readonly id: number;
  readonly name: string;
  readonly to: string;
  readonly said: readonly string[];
  readonly totalPaise: number;
};

type Props = {
  /** Of the section, on a page that has several. */
  readonly id: string;
  readonly title: string;
  readonly documents: readonly LinkedDocument[];
  /** What is said where there is none. */
  readonly none?: ReactNode;
};

export function LinkedDocuments({ id, title, documents, none }: Props) {
  return (
    <section aria-labelledby={id} className="mt-4">
      <h2 id={id} className="mb-2 font-semibold">
        {title}
      </h2>
      {documents.length === 0 ? (
        none
      ) : (
        <ul className="card divide-y divide-line px-4">
          {documents.map((one) => (
            <li key={one.id} className="flex flex-wrap items-baseline gap-x-4 py-2">
              <Link to={one.to} className="link-name">
                {one.name}
              </Link>
              {one.said.map((text) => (
                <span key={text} className="text-ink-2">
                  {text}
                </span>
              ))}
              <span className="num ml-auto">{formatRupees(one.totalPaise)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
