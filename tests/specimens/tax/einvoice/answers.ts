// Answers as the e-invoice portal gives them, signed by a key of the tests.
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { irnText } from '#core/tax/index.ts';

export type AnsweredDocument = {
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly type?: 'INV' | 'CRN';
  readonly sellerGstin: string;
  readonly buyerGstin: string;
  readonly rupees: number;
  /** As the portal writes it: `2026-11-21 15:30:00`. */
  readonly acknowledgedAt: string;
};

export const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** One for all tests, since a key takes a while to make. */
export const portalKeys = newKeys();

export const pemOf = (key: KeyObject): string =>
  key.export({ type: 'spki', format: 'pem' }).toString();

export function irnOf({ number, date, type = 'INV', sellerGstin }: AnsweredDocument): string {
  const text = irnText({
    gstin: sellerGstin,
    documentDate: calendarDate(date),
    type,
    number,
    reportedOn: calendarDate('2026-11-21'),
  });
  return createHash('sha256').update(text).digest('hex');
}

/** @returns a JSON web token by RS256, its data as a text within. */
export function tokenOf(data: object, key: KeyObject = portalKeys.privateKey): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ data: JSON.stringify(data), iss: 'NIC' })}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`;
}

const portalDate = (date: string): string => date.split('-').toReversed().join('/');

/** @param claims what the QR code says otherwise than the document. */
export function portalAnswer(
  document: AnsweredDocument,
  claims: Readonly<Record<string, unknown>> = {},
  key: KeyObject = portalKeys.privateKey,
) {
  const { number, date, type = 'INV', sellerGstin, buyerGstin, rupees } = document;
  const { acknowledgedAt } = document;
  const Irn = irnOf(document);
  const qr = {
    SellerGstin: sellerGstin,
    BuyerGstin: buyerGstin,
    DocNo: number,
    DocTyp: type,
    DocDt: portalDate(date),
    TotInvVal: rupees,
    ItemCnt: 1,
    MainHsnCode: '520100',
    Irn,
    IrnDt: acknowledgedAt,
    ...claims,
  };
  const invoice = {
    AckNo: 112_610_036_563_310,
    Irn,
    DocDtls: { Typ: type, No: number, Dt: portalDate(date) },
    SellerDtls: { Gstin: sellerGstin },
    BuyerDtls: { Gstin: buyerGstin },
    ValDtls: { TotInvVal: rupees },
  };
  return {
    AckNo: 112_610_036_563_310,
    AckDt: acknowledgedAt,
    Irn,
    SignedInvoice: tokenOf(invoice, key),
    SignedQRCode: tokenOf(qr, key),
    Status: 'ACT',
  };
}
