// The strip above the paper, which is not printed: number, status, and what may be done now.
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { PresaleStatus } from '#core/trade/kinds/presale/terms.ts';
import type { PresaleCard, PresaleDetail } from '#api/contract/trade/presale.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatThousandths } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Badge, Kbd } from '#web/ui/marks/Marks.tsx';
import type { BadgeKind } from '#web/ui/marks/Marks.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import { ActionBar, PageHead } from '#web/ui/PageHead.tsx';
import { KIND_NOUNS, presaleWords as wording, standingName } from '../wording.ts';
import type { PresaleActs } from './use-presale-acts.tsx';

type Props = {
  readonly presale: PresaleDetail;
  readonly acts: PresaleActs;
  readonly copies: number;
  readonly onCopies: (copies: number) => void;
};

export function PresaleHead({ presale, acts, copies, onCopies }: Props) {
  const { scope } = usePageBook();
  const { kind, number } = presale;
  return (
    <div className="print:hidden">
      <PageHead
        title={number ?? `Draft ${KIND_NOUNS[kind]}`}
        above={
          <Link to={paths.presales(scope)} className="link-quiet text-sm">
            {wording.title}
          </Link>
        }
        below={<Below presale={presale} />}
      >
        {kind === 'challan' && <ChallanCopies copies={copies} onCopies={onCopies} />}
      </PageHead>
      <div className="mb-4">
        <ActionBar>
          <Buttons presale={presale} acts={acts} />
          <Menu label="More" trigger="More" items={acts.menu} />
        </ActionBar>
      </div>
    </div>
  );
}

function Below({ presale }: Pick<Props, 'presale'>) {
  const { scope } = usePageBook();
  const { status, validUntil: until, invoices, draftInvoiceId: draftId } = presale;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-ink-2">
      <PresaleBadge card={presale} />
      {until !== null && <span>Valid until {formatDate(until)}</span>}
      {presale.emails.slice(-1).map(({ id, to, status: outcome }) => (
        <span key={id} dir="auto" className="wrap-anywhere">
          {wording.mails[outcome](to)}
        </span>
      ))}
      {invoices.length > 0 && (
        <span>
          Turned into{' '}
          {invoices.map(({ id, number }, at) => (
            <Fragment key={id}>
              {at > 0 && ', '}
              <Link to={paths.invoice(id, scope)} className="link">
                {number}
              </Link>
              {id === draftId && ' (draft)'}
            </Fragment>
          ))}
        </span>
      )}
      {(status === 'part-invoiced' || draftId !== null) && (
        <span dir="auto">{openInWords(presale)}</span>
      )}
    </p>
  );
}

const openInWords = ({ open, items }: PresaleDetail): string => {
  const goods = open.map(({ line, quantityThousandths }) => {
    const item = items.find((one) => one.line === line);
    return (
      `${formatThousandths(quantityThousandths)} ${item?.unit ?? ''}`.trim() +
      ` of ${item?.name ?? ''}`
    );
  });
  return `Not invoiced yet: ${goods.join(', ')}`;
};

const ChallanCopies = ({ copies, onCopies }: Pick<Props, 'copies' | 'onCopies'>) => (
  <label className="flex items-center gap-2 text-sm text-ink-2">
    Copies
    <select
      value={copies}
      onChange={({ target }) => onCopies(Number(target.value))}
      className="control w-auto!"
    >
      <option value={3}>Original, duplicate, triplicate</option>
      <option value={2}>Original and duplicate</option>
      <option value={1}>Original</option>
    </select>
  </label>
);

function Buttons({ presale, acts }: Pick<Props, 'presale' | 'acts'>) {
  const { may } = acts;
  const { scope } = usePageBook();
  return (
    <>
      <Button aria-keyshortcuts="Control+P" onClick={acts.print}>
        Print <Kbd>{keyLabel('Ctrl+P')}</Kbd>
      </Button>
      <Button
        aria-keyshortcuts="D"
        busyText={acts.isDownloading ? 'Drawing…' : null}
        onClick={acts.download}
      >
        Download PDF <Kbd>D</Kbd>
      </Button>
      {may.email && (
        <Button aria-keyshortcuts="M" onClick={acts.email}>
          Send e-mail <Kbd>M</Kbd>
        </Button>
      )}
      {may.edit && (
        <Link
          to={paths.presales(scope, { edit: presale.id })}
          aria-keyshortcuts="E"
          className={buttonClass('secondary')}
        >
          Edit draft <Kbd>E</Kbd>
        </Link>
      )}
      {may.edit && (
        <Button
          kind="primary"
          aria-keyshortcuts="Alt+S"
          busyText={acts.busy ? 'Issuing…' : null}
          onClick={acts.issue}
        >
          Issue <Kbd onBrand>{keyLabel('Alt+S')}</Kbd>
        </Button>
      )}
      {may.invoice && (
        <Button
          kind="primary"
          aria-keyshortcuts="I"
          busyText={acts.busy ? 'Drafting…' : null}
          onClick={acts.invoice}
        >
          {presale.status === 'part-invoiced' ? wording.invoiceRest : 'Turn into invoice'}{' '}
          <Kbd onBrand>I</Kbd>
        </Button>
      )}
    </>
  );
}

const LOOKS: Readonly<Record<PresaleStatus, BadgeKind>> = {
  draft: 'draft',
  issued: 'sent',
  expired: 'warn',
  'part-invoiced': 'warn',
  invoiced: 'good',
  closed: 'grey',
  withdrawn: 'plum',
};

/** How far the document has come, with a glyph of its own. */
export const PresaleBadge = ({
  card,
  length = 'whole',
}: {
  readonly card: PresaleCard;
  readonly length?: 'whole' | 'short';
}) => <Badge kind={LOOKS[card.status]}>{standingName(card, length)}</Badge>;
