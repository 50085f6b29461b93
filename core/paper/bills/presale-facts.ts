// What stands at the head of a document before an invoice: its number, its days, why goods move.
import type { GoodsOfLine } from '../../invoice/index.ts';
import { statesTax } from '../../trade/kinds/presale/index.ts';
import type {
  ChallanReason,
  ChallanTerms,
  PresaleIssued,
  PresaleKind,
  PresaleStatus,
} from '../../trade/kinds/presale/index.ts';
import { headerFacts, placeFacts } from './invoice-paper.ts';
import type { Fact, Logo } from '../paper.ts';
import { dateText, quantityText } from '../texts.ts';

type OfIds = 'presaleId' | 'customerId' | 'privateCustomerId' | 'kind' | 'validUntil' | 'challan';
type OfNumber = 'series' | 'seriesNumber' | 'financialYear';

export type PresaleDocument = {
  readonly presale: Omit<PresaleIssued['data'], OfIds | OfNumber>;
  readonly kind: PresaleKind;
  readonly status: PresaleStatus;
  readonly validUntil: string | null;
  readonly challan: ChallanTerms | null;
  readonly logo: Logo | null;
  readonly countryName: string | null;
  /** Of a challan: how many of the three. */
  readonly copies: number;
  /** What of the goods of a challan no issued invoice bills. */
  readonly open: readonly Pick<GoodsOfLine, 'line' | 'quantityThousandths'>[];
};

/** Once a part of a challan is billed: the rest, line by line. */
export const openRemark = ({ status, open, presale }: PresaleDocument): readonly Fact[] =>
  status === 'part-invoiced'
    ? [
        {
          label: 'Not invoiced yet',
          text: open
            .map(({ line, quantityThousandths }) => {
              const { name = '', unit = null } = presale.lines[line - 1] ?? {};
              const quantity = [quantityText(quantityThousandths), unit ?? ''].join(' ').trim();
              return `${line}. ${name}: ${quantity}`;
            })
            .join('\n'),
        },
      ]
    : [];

export const REASONS_ON_PAPER: Readonly<Record<ChallanReason, string>> = {
  approval: 'Supply on approval',
  'job-work': 'Job work',
  'liquid-gas': 'Supply of liquid gas, quantity not known at removal',
  'later-invoice': 'Supply, tax invoice to follow after delivery',
  lots: 'Supply in lots, semi or completely knocked down',
  'other-than-supply': 'Other than by way of supply',
};

const NUMBER_LABELS: Readonly<Record<PresaleKind, string>> = {
  quotation: 'Quotation number',
  proforma: 'Proforma number',
  challan: 'Challan number',
};

/** The place of supply is asked of goods that are a supply (Rule 55(1)(viii)). */
export function presaleFacts({
  presale,
  kind,
  validUntil,
  challan,
  ...rest
}: PresaleDocument): Fact[] {
  const place = statesTax(challan) ? placeFacts(presale, rest.countryName) : [];
  return [
    { label: NUMBER_LABELS[kind], text: presale.number },
    { label: 'Date', text: dateText(presale.issueDate) },
    ...(validUntil === null ? [] : [{ label: 'Valid until', text: dateText(validUntil) }]),
    ...(kind === 'proforma' ? [{ label: 'Due date', text: dateText(presale.dueDate) }] : []),
    ...(challan === null ? [] : [{ label: 'Reason', text: REASONS_ON_PAPER[challan.reason] }]),
    ...place,
    ...headerFacts(presale),
  ];
}
