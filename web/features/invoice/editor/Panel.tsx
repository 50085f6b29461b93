// Beside the paper: why this tax, whether it may be issued, and what it will post.
import { Link } from 'react-router-dom';
import { asksBuyerAddress, isGstin, stateOfCode, stateTaxOf, titleOf } from '#core/tax/index.ts';
import { formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { SideTag } from '#web/ui/marks/Marks.tsx';
import type { InvoiceContext } from '../draft/known.ts';
import type { InvoicePreview } from '../draft/priced.ts';
import { counts } from '../draft/read.ts';
import { sentenceAgainst } from '../wording.ts';
import type { EditorParts } from './parts.ts';

type Props = EditorParts & { readonly onPlace: () => void };

export function Panel({ onPlace, ...parts }: Props) {
  return (
    <aside aria-label="Before it is issued" className="flex flex-col gap-3">
      <TaxReason {...parts} onPlace={onPlace} />
      <ReadyToIssue {...parts} />
      <WillPost {...parts} />
    </aside>
  );
}

const placeText = (code: string | null): string => {
  const state = code === null ? null : stateOfCode(code);
  return state === null ? 'no state yet' : `${state.code} ${state.name}`;
};

/** What is charged, and why: two parts of one sentence. */
function wordsOf(
  reason: NonNullable<InvoicePreview['reason']>,
  parts: EditorParts,
): [string, string] {
  const { why, supplierState, placeOfSupply } = reason;
  const { supply, reverseCharge } = parts.typing.draft;
  const where =
    `You are registered in ${placeText(supplierState)} ` +
    `and the place of supply is ${placeText(placeOfSupply)}.`;
  if (why === 'unregistered-supplier') {
    return ['No GST.', 'This book has no GSTIN, so no tax is charged.'];
  }
  if (why === 'composition') return ['No GST.', 'Under composition no tax is charged.'];
  if (reverseCharge) return ['Reverse charge.', `The customer pays the tax. ${where}`];
  if (supply.endsWith('without-payment')) {
    return ['No tax is charged.', 'The supply is made under a letter of undertaking.'];
  }
  if (why === 'sez') return ['IGST applies.', 'A supply to or from an SEZ is between states.'];
  if (why === 'export') return ['IGST applies.', 'The place of supply lies outside India.'];
  if (why === 'within-state') {
    return [`CGST and ${stateTaxOf(placeOfSupply ?? supplierState ?? '')} apply.`, where];
  }
  return ['IGST applies.', where];
}

/** Whether the goods go to another state than the customer's. */
const isDelivered = ({ known, priced, typing }: EditorParts): boolean =>
  typing.draft.delivery !== '' && known.customer?.state_code !== priced.sums?.placeOfSupply;

function TaxReason({ onPlace, ...parts }: Props) {
  const { reason, sums } = parts.priced;
  const { customer } = parts.known;
  if (reason === null) {
    return (
      <p className="border-l-3 border-line-strong bg-surface-2 px-4 py-3 text-sm text-ink-2">
        Choose a customer, and the tax follows from where they are.
      </p>
    );
  }
  const isUnknown = reason.why === 'place-unknown' && sums !== null;
  const [what, why] = wordsOf(reason, parts);
  const look = isUnknown ? 'border-warn bg-warn-bg text-warn' : 'border-sent bg-sent-bg text-sent';
  return (
    <p role="status" className={`border-l-3 px-4 py-3 text-sm ${look}`}>
      {isUnknown ? (
        <strong className="font-semibold">Choose a place of supply. </strong>
      ) : (
        <>
          <strong className="font-semibold">{what} </strong>
          {why}{' '}
          {customer?.registration === 'unregistered' &&
            parts.typing.draft.placeOfSupply === null &&
            `Customer is unregistered. Place of supply taken from ${
              isDelivered(parts) ? 'the address of delivery' : 'their state'
            }. `}
        </>
      )}
      <button
        type="button"
        onClick={onPlace}
        className="inline min-h-6 font-medium underline underline-offset-2"
      >
        Change place of supply
      </button>
    </p>
  );
}

type Check = { readonly good: boolean; readonly text: string };

const withoutHsn = (lacking: number, of: number): string =>
  of === 1 ? 'The item has no HSN' : `${lacking} of ${of} items without HSN`;

/** Of a large sale to somebody without registration, whose address is not known. */
function lacksAddress({ known: { customer, settings, today }, priced: { sums } }: EditorParts) {
  if (customer === null || sums === null) return false;
  const asks = asksBuyerAddress({
    supplierRegistration: settings.registration,
    recipientRegistration: customer.registration,
    taxablePaise: sums.computed.taxablePaise,
    on: today,
  });
  return asks && (customer.address === null || customer.state_code === null);
}

function checksOf(parts: EditorParts): readonly Check[] {
  const { known, priced, typing } = parts;
  const { customer, nextNumber } = known;
  const lines = typing.draft.lines.filter(counts);
  const lacking = lines.filter(({ hsn }) => hsn === '').length;
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
    ...(lines.length === 0
      ? []
      : [
          {
            good: lacking === 0,
            text: lacking === 0 ? `HSN present on ${all}` : withoutHsn(lacking, lines.length),
          },
        ]),
    ...(lacksAddress(parts)
      ? [{ good: false, text: 'From ₹50,000 on it needs the customer’s address and state' }]
      : []),
    ...(nextNumber === null ? [] : [{ good: true, text: `${nextNumber} is next in series` }]),
    ...(priced.refusal === null || lines.length === 0
      ? []
      : [{ good: false, text: sentenceAgainst(priced.refusal) }]),
  ];
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
        It will be a {title}, by the{' '}
        <Link to={paths.billingSettings(parts.bookId)} className="link">
          billing settings
        </Link>
        .
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
