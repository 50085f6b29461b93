// The answer of the e-invoice portal, read: a JSON with the acknowledgement and two texts that the
// portal signed, the invoice and the QR code, which both repeat what it is of.
import { z } from 'zod';
import type { EInvoicingSettings } from '#core/book/index.ts';
import type { PortalAnswer, PortalClaims } from '#core/invoice/index.ts';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { isSigned, parsed, payloadOf, signerOf } from '#api/documents/portal-signature.ts';

const text = z.union([z.string(), z.number().transform(String)]);
const irn = z
  .string()
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.string().regex(/^[0-9a-f]{64}$/));
const paise = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .transform((rupees) => Math.round(rupees * 100))
  .pipe(z.int().nonnegative());

/** `21/11/2026`, or as ISO has it. */
const day = z.string().transform((value, context) => {
  const [, dd = '', mm = '', yyyy = ''] = /^(\d{2})[/-](\d{2})[/-](\d{4})/.exec(value) ?? [];
  const date = parseCalendarDate(yyyy === '' ? value.slice(0, 10) : `${yyyy}-${mm}-${dd}`);
  if (date === null) context.addIssue({ code: 'custom', message: 'No date.' });
  return date ?? '';
});

/** @returns `2026-11-21T15:30:00` of `2026-11-21 15:30:00` or `21/11/2026 15:30:00`. */
const moment = z.string().transform((value, context) => {
  const date = day.safeParse(value);
  const [, clock = '', seconds = '00'] =
    /[ T]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d))?/.exec(value) ?? [];
  if (!date.success || clock === '') context.addIssue({ code: 'custom', message: 'No time.' });
  return `${date.data ?? ''}T${clock}:${seconds}`;
});

const type = z.enum(['INV', 'CRN', 'DBN']);

const qrClaims = z.object({
  SellerGstin: z.string(),
  BuyerGstin: z.string(),
  DocNo: z.string(),
  DocTyp: type,
  DocDt: day,
  TotInvVal: paise,
  Irn: irn,
});
const invoiceClaims = z.object({
  Irn: irn,
  DocDtls: z.object({ Typ: type, No: z.string(), Dt: day }),
  SellerDtls: z.object({ Gstin: z.string() }),
  BuyerDtls: z.object({ Gstin: z.string() }),
  ValDtls: z.object({ TotInvVal: paise }),
});
const whole = z.object({
  Irn: irn,
  AckNo: text.pipe(z.string().regex(/^\d{1,20}$/)),
  AckDt: moment,
  SignedQRCode: z.string().min(1),
  SignedInvoice: z.string().nullish(),
});

/** What is signed stands as a text of JSON in a field of its own. */
function signedIn(token: string): unknown {
  const payload = payloadOf(token);
  if (typeof payload !== 'object' || payload === null || !('data' in payload)) return payload;
  return typeof payload.data === 'string' ? parsed(payload.data) : payload.data;
}

function claimsOfQr(token: string): PortalClaims | null {
  const { data } = qrClaims.safeParse(signedIn(token));
  if (data === undefined) return null;
  return {
    number: data.DocNo,
    type: data.DocTyp,
    date: data.DocDt,
    sellerGstin: data.SellerGstin,
    buyerGstin: data.BuyerGstin,
    totalPaise: data.TotInvVal,
    irn: data.Irn,
  };
}

function claimsOfInvoice(token: string): PortalClaims | null {
  const { data } = invoiceClaims.safeParse(signedIn(token));
  if (data === undefined) return null;
  return {
    number: data.DocDtls.No,
    type: data.DocDtls.Typ,
    date: data.DocDtls.Dt,
    sellerGstin: data.SellerDtls.Gstin,
    buyerGstin: data.BuyerDtls.Gstin,
    totalPaise: data.ValDtls.TotInvVal,
    irn: data.Irn,
  };
}

const WRAPPERS = ['data', 'Data', 'result', 'Result', 'info'] as const;
const DEPTH_MAX = 4;

/** The portal and those who pass its answer on put it into wrappers, and into lists of one. */
function unwrapped(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return unwrapped(parsed(value), depth + 1);
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return null;
  if (Array.isArray(value)) return value.length === 1 ? unwrapped(value[0], depth + 1) : null;
  if ('SignedQRCode' in value) return value;
  const inner = WRAPPERS.find((name) => name in value);
  return inner === undefined ? null : unwrapped(Reflect.get(value, inner), depth + 1);
}

export type PortalParts = Pick<
  PortalAnswer,
  'irn' | 'ackNumber' | 'acknowledgedAt' | 'signedQr'
> & { readonly signedInvoice?: string | undefined };

/** @returns the parts of an answer as it was downloaded; null where it is none. */
export function partsOfAnswer(answer: string): PortalParts | null {
  const { data } = whole.safeParse(unwrapped(parsed(answer)));
  if (data === undefined) return null;
  const { Irn, AckNo, AckDt, SignedQRCode, SignedInvoice } = data;
  return {
    irn: Irn,
    ackNumber: AckNo,
    acknowledgedAt: AckDt,
    signedQr: SignedQRCode.trim(),
    signedInvoice: SignedInvoice ?? undefined,
  };
}

/** No QR code holds more. */
const QR_CHARACTERS = 2900;

/**
 * @returns the answer with what its signed texts say, their signatures checked with the book's keys
 * where there are some; null where one of the texts cannot be read.
 */
export function portalAnswerOf(
  { signedInvoice, ...parts }: PortalParts,
  { keys }: Pick<EInvoicingSettings, 'keys'>,
): PortalAnswer | null {
  const qr = claimsOfQr(parts.signedQr);
  const invoice = signedInvoice === undefined ? null : claimsOfInvoice(signedInvoice);
  const isUnread = qr === null || (signedInvoice !== undefined && invoice === null);
  if (isUnread || parts.signedQr.length > QR_CHARACTERS) return null;
  const tokens = [parts.signedQr, ...(signedInvoice === undefined ? [] : [signedInvoice])];
  return {
    ...parts,
    claims: invoice === null ? [qr] : [qr, invoice],
    signature: signatureOf(tokens, keys),
  };
}

function signatureOf(
  tokens: readonly string[],
  keys: EInvoicingSettings['keys'],
): PortalAnswer['signature'] {
  if (!tokens.every(isSigned)) return { is: 'unsigned' };
  if (keys.length === 0) return { is: 'unchecked' };
  const signers = tokens.map((token) => signerOf(token, keys));
  const [first = null] = signers;
  return first === null || signers.includes(null) ? { is: 'invalid' } : { is: 'valid', key: first };
}
