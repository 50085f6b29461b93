// The status and the sentence of every refusal of the tax rules.
import { decimalText } from '#core/kernel/decimal.ts';
import type { TaxRejection } from '#core/tax/index.ts';
import { day, money } from './phrases.ts';

type Words = {
  [Kind in TaxRejection['kind']]: (refusal: Extract<TaxRejection, { kind: Kind }>) => string;
};

export const TAX_STATUS = {
  line_rate_unknown: { status: 422, title: 'Unknown GST rate' },
  line_rate_not_in_force: { status: 422, title: 'GST rate not in force' },
  line_cess_not_in_force: { status: 422, title: 'Cess not in force' },
  parties_share_gstin: { status: 422, title: 'Same GSTIN on both sides' },
  export_needs_overseas_party: { status: 422, title: 'Not an overseas customer' },
  sez_needs_sez_party: { status: 422, title: 'Not an SEZ customer' },
  reverse_charge_needs_registered_party: { status: 422, title: 'Customer not registered' },
  deemed_export_needs_regular_supplier: { status: 422, title: 'No deemed export' },
  deemed_export_needs_regular_party: { status: 422, title: 'No deemed export' },
  pos_not_allowed: { status: 422, title: 'Place of supply not allowed' },
  place_of_supply_retired: { status: 422, title: 'State code retired' },
  sez_supply_is_zero_rated: { status: 422, title: 'Not a domestic supply' },
  export_ends_in_india: { status: 422, title: 'Not an export' },
  supply_ends_abroad: { status: 422, title: 'Not a domestic supply' },
  composition_between_states: { status: 422, title: 'Not under composition' },
  reverse_charge_not_allowed: { status: 422, title: 'No reverse charge' },
  taxable_without_rate: { status: 422, title: 'GST rate missing' },
  line_amount_too_large: { status: 422, title: 'Amount too large' },
  discount_exceeds_value: { status: 422, title: 'Discount too large' },
  price_below_cess: { status: 422, title: 'Price below its cess' },
  invoice_total_too_large: { status: 422, title: 'Total too large' },
  credit_line_unknown: { status: 422, title: 'Unknown line' },
  credit_exceeds_quantity: { status: 422, title: 'More than was sold' },
  credit_exceeds_line: { status: 422, title: 'More than was charged' },
} as const;

export const TAX_WORDS: Words = {
  line_rate_unknown: ({ line, rateBps }) =>
    `Line ${line}: ${rateBps / 100} % is not a rate of GST.`,
  line_rate_not_in_force: ({ line, rateBps, on }) =>
    `Line ${line}: the rate of ${rateBps / 100} % is not in force for this on ${day(on)}.`,
  line_cess_not_in_force: ({ line, on }) =>
    `Line ${line}: no cess is in force for this on ${day(on)}. Take the cess off.`,
  parties_share_gstin: ({ gstin }) =>
    `${gstin} is the GSTIN of this book too. Enter the customer’s own.`,
  export_needs_overseas_party: () =>
    'An export goes to a customer abroad. Set the customer’s registration to overseas, or choose another supply.',
  sez_needs_sez_party: () =>
    'A supply to an SEZ goes to a customer there. Set the customer’s registration to SEZ, or choose another supply.',
  reverse_charge_needs_registered_party: () =>
    'On reverse charge the customer pays the tax, and only who is registered can: nobody with a ' +
    'UIN, without a GSTIN or abroad. Take the reverse charge off.',
  deemed_export_needs_regular_supplier: () =>
    'A deemed export is supplied with tax by who is registered as a regular taxpayer ' +
    '(CGST Act s. 147). Choose another supply.',
  deemed_export_needs_regular_party: () =>
    'A deemed export goes to a customer who is registered as a regular taxpayer ' +
    '(CGST Act s. 147). Choose another supply, or correct the customer’s registration.',
  pos_not_allowed: ({ placeOfSupply }) =>
    placeOfSupply === '96'
      ? '96, abroad, is the place of supply for customers abroad only. Choose a state.'
      : `${placeOfSupply} cannot be the place of this supply. Choose the state where it ends.`,
  place_of_supply_retired: ({ placeOfSupply, now }) =>
    `The code ${placeOfSupply} was retired before the date of the invoice. Choose ${now}.`,
  sez_supply_is_zero_rated: () =>
    'A supply to an SEZ is never within India. Choose to an SEZ with tax, or without tax (LUT).',
  export_ends_in_india: ({ placeOfSupply }) =>
    `The place of supply is ${placeOfSupply}, in India, so this is no export. ` +
    'Choose within India; if goods leave India, choose 96 as the place of supply.',
  supply_ends_abroad: () =>
    'The place of supply is outside India. Choose export, with tax or without tax (LUT).',
  composition_between_states: ({ supplierState }) =>
    `Under composition nothing is sold to another state, to an SEZ or abroad. ` +
    `Choose ${supplierState} as the place of supply if the sale ends there.`,
  reverse_charge_not_allowed: () =>
    'Nobody pays the tax of an export on reverse charge. Take the reverse charge off, or choose another supply.',
  taxable_without_rate: ({ line }) =>
    `Line ${line} is taxable at 0 %. Choose its rate, or nil-rated, exempt or non-GST.`,
  line_amount_too_large: ({ line, paiseMax }) =>
    `Line ${line}: an amount is at most ${money(paiseMax)}.`,
  discount_exceeds_value: ({ line, discountPaise, valuePaise }) =>
    `${line === null ? 'The discount' : `Line ${line}: the discount`} of ${money(discountPaise)} ` +
    `is more than the value, ${money(valuePaise)}.`,
  price_below_cess: ({ line, pricePaise, cessPaise }) =>
    `Line ${line}: the price with tax in it, ${money(pricePaise)}, is below its cess, ` +
    `${money(cessPaise)}.`,
  invoice_total_too_large: ({ paiseMax }) => `An invoice comes to at most ${money(paiseMax)}.`,
  credit_line_unknown: ({ line, lines }) => `There is no line ${line}; the invoice has ${lines}.`,
  credit_exceeds_quantity: ({ line, quantityThousandths, leftThousandths }) =>
    `Line ${line}: ${decimalText(quantityThousandths, 3)} is more than is left to credit, ` +
    `${decimalText(leftThousandths, 3)}.`,
  credit_exceeds_line: ({ line, taxablePaise, leftPaise }) =>
    `Line ${line}: ${money(taxablePaise)} before tax is more than is left to credit, ` +
    `${money(leftPaise)}.`,
};
