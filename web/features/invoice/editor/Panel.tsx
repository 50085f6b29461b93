// Beside the paper: why this tax, whether it may be issued, and what it will post.
import { Link } from 'react-router-dom';
import { particularInWords } from '#core/invoice/index.ts';
import { isGstin, titleOf } from '#core/tax/index.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { SideTag } from '#web/ui/marks/Marks.tsx';
import type { InvoiceContext } from '../draft/known.ts';
import { missingOf } from '../draft/missing.ts';
import { counts } from '../draft/read.ts';
import { statesTax } from '#core/presale/index.ts';
import { challanTermsOf } from '../draft/kinds.ts';
import { presaleWords, sentenceAgainst } from '../wording.ts';
import type { EditorParts } from './parts.ts';
import { TaxCard } from './tax/TaxCard.tsx';

type Props = EditorParts & { readonly onPlace: () => void };

export function Panel({ onPlace, ...parts }: Props) {
  return (
    <aside aria-label="Before it is issued" className="flex flex-col gap-3">
      {statesTax(challanTermsOf(parts.typing.draft, parts.kind)) ? (
        <TaxCard {...parts} onPlace={onPlace} />
      ) : (
        <p className="border-l-3 border-line-strong bg-surface-2 px-4 py-3 text-sm text-ink-2">
          {presaleWords.withoutTax}
        </p>
      )}
      {parts.kind === 'invoice' ? (
        <>
          <ReadyToIssue {...parts} />
          <WillPost {...parts} />
        </>
      ) : (
        <p className="card px-4 py-3 text-sm text-ink-2">{presaleWords.postsNothing}</p>
      )}
    </aside>
  );
}

type Check = { readonly good: boolean; readonly text: string };

function checksOf(parts: EditorParts): readonly Check[] {
  const { known, priced, typing } = parts;
  const { customer, nextNumber } = known;
  const lines = typing.draft.lines.filter(counts);
  const lacksHsn = lines.some(({ hsn }) => hsn === '');
  const missing = missingOf(priced, '');
  const gstin = customer?.gst_number ?? null;
  const all = lines.length === 1 ? 'the item' : `all ${lines.length} items`;
  return [
    ...(gstin === null
      ? []
      : [
          {
            good: isGstin(gstin),
            text: isGstin(gstin) ? 'GSTIN checksum is valid' : 'The GSTIN’s checksum is wrong',
          },
        ]),
    ...(lines.length === 0 || lacksHsn ? [] : [{ good: true, text: `HSN present on ${all}` }]),
    ...missing.map((each) => ({ good: false, text: `Needs ${particularInWords(each)}` })),
    ...(nextNumber === null ? [] : [{ good: true, text: `${nextNumber} is next in series` }]),
    ...laterDated(parts),
    ...(priced.refusal === null || lines.length === 0 || missing.length > 0
      ? []
      : [{ good: false, text: sentenceAgainst(priced.refusal) }]),
  ];
}

/** A later number with an earlier date is lawful, and an auditor asks about it. */
function laterDated({
  known: { nextNumber, latestDated },
  priced: { sums },
}: EditorParts): Check[] {
  const issueDate = sums?.draft.issueDate;
  if (nextNumber === null || latestDated === null || issueDate === undefined) return [];
  const { number, issue_date: date } = latestDated;
  if (date <= issueDate) return [];
  const text = `${number} is dated ${formatDate(dateFromWire(date))}, later than this invoice`;
  return [{ good: false, text }];
}

function ReadyToIssue(parts: EditorParts) {
  const { customer, settings } = parts.known;
  const { lines = [] } = parts.priced.sums?.draft ?? {};
  const title = titleOf({
    supplierRegistration: settings.registration,
    recipientRegistration: customer?.registration ?? 'unregistered',
    treatments: lines.map(({ treatment }) => treatment),
  });
  return (
    <section aria-labelledby="ready-to-issue" className="card px-4 py-3">
      <h3 id="ready-to-issue" className="pb-1 font-semibold">
        Ready to issue
      </h3>
      <ul>
        {checksOf(parts).map(({ good, text }) => (
          <li
            key={text}
            className={`flex items-start gap-2 py-0.5 text-sm ${good ? 'text-ink-2' : 'text-warn'}`}
          >
            <span className={`mt-0.5 ${good ? 'text-paid' : 'text-warn'}`}>
              <Icon name={good ? 'check' : 'clock'} size={14} />
            </span>
            {text}
          </li>
        ))}
      </ul>
      <p className="pt-1 text-sm text-ink-2">
        {settings.registration === 'unregistered'
          ? 'This will be an invoice without GST.'
          : `This will be a ${title.toLowerCase()}.`}{' '}
        <Link to={paths.billingSettings(parts.bookId)} className="link">
          Billing settings
        </Link>
      </p>
    </section>
  );
}

function WillPost({ priced: { entries } }: EditorParts) {
  return (
    <section aria-labelledby="will-post" className="card px-4 py-3">
      <h3 id="will-post" className="pb-1 font-semibold">
        Will post when issued
      </h3>
      {entries.length === 0 ? (
        <p className="text-sm text-ink-2">Nothing yet.</p>
      ) : (
        <ul>
          {entries.map(({ account, side, amountPaise }) => (
            <Posted
              key={`${account} ${side}`}
              side={side}
              amountPaise={amountPaise}
              name={account}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type PostedProps = {
  readonly side: 'debit' | 'credit';
  readonly name: InvoiceContext['bookName'];
  readonly amountPaise: number;
};

const Posted = ({ side, name, amountPaise }: PostedProps) => (
  <li className="flex items-center gap-2 border-b border-line py-1.5 last:border-0">
    <SideTag side={side} />
    <span dir="auto" className="min-w-0 flex-1">
      {name}
    </span>
    <span className="num num-tight">{formatPaise(amountPaise)}</span>
  </li>
);
