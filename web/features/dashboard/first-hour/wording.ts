export const firstHourWords = {
  title: 'Your first bill in five minutes',
  later: 'Later',
  hide: 'Hide this guide',
  filling: 'Your bill. Each step that you save fills it in.',
  nameMissing: 'Enter the name of the business',
  addressHint: 'Street, city and PIN code, as printed on the bill',
  addressStillMissing: 'address still missing',
  addressMissing: 'Enter the address. A tax invoice shows it.',
  quantityWrong: 'Enter a quantity above 0',
  price: 'Of one unit',
  priceTaxed: 'Of one unit, exclusive of GST',
  rateWrong: 'Enter a price above 0',
  schemes: {
    regular: { label: 'Regular', bill: 'Tax invoices, with GST' },
    composition: { label: 'Composition', bill: 'Bills of supply, without GST' },
    sez: { label: 'SEZ unit or developer', bill: 'Tax invoices, with GST' },
  },
  steps: {
    business: { title: 'Business name and GSTIN', about: 'The GSTIN fills in the rest.' },
    chart: { title: 'Chart of accounts', about: 'Choose what you do. You can change it later.' },
    customer: {
      title: 'First customer',
      about: 'The name is enough. A GSTIN asks for the address as well.',
    },
    item: { title: 'First item', about: 'Name, HSN, price and GST rate' },
    issue: { title: 'Issue the bill', about: 'Numbered, and posted to your books' },
    print: { title: 'Print it or send it', about: 'A4, or by e-mail' },
  },
} as const;

export const STEPS = ['business', 'chart', 'customer', 'item', 'issue', 'print'] as const;
export type FirstHourStep = (typeof STEPS)[number];
