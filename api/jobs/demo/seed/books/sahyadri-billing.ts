// What Sahyadri Traders bill: 14 invoices, so that INV-015 is next. GSTINs are invented and pass
// their checksums.
import type { BillingPlan } from '../billing.ts';

const COTTON = 'Cotton bale, long staple';
const PACKING = 'Packing, jute';
const FREIGHT = 'Freight';
const BALES = { uqc: 'BAL', name: 'bale' };
const BAGS = { uqc: 'BAG', name: 'bag' };

export const sahyadriBilling: BillingPlan = {
  profile: {
    address: '14 Laxmi Road',
    city: 'Pune',
    pincode: '411030',
    gstin: '27AAPFU0939F1ZV',
    registration: 'regular',
    stateCode: '27',
    pan: 'AAPFU0939F',
    email: 'accounts@sahyadri.example',
    phone: '+91 20 2445 0000',
    bank: {
      name: 'HDFC Bank',
      accountNumber: '50100012345678',
      ifsc: 'HDFC0000123',
      branch: 'Laxmi Road',
    },
    upi: { address: 'sahyadri@hdfcbank', payee: 'Sahyadri Traders' },
    notes: null,
    terms: 'Payment within 30 days.',
  },
  customers: [
    {
      name: 'Karnataka Agro Mills',
      gstin: '29AAACK1234F1ZW',
      email: 'pay@kam.example',
      address: '8 Station Road',
      city: 'Hubballi',
      pincode: '580020',
    },
    {
      name: 'Orchid Hospitality LLP',
      gstin: null,
      stateCode: '27',
      email: 'ap@orchid.example',
      address: '3 Hill Road',
      city: 'Mumbai',
      pincode: '400050',
    },
    {
      name: 'Ahmedabad Spinners',
      gstin: '24AAACA1234A1ZQ',
      email: 'bills@spinners.example',
      address: '41 Narol Road',
      city: 'Ahmedabad',
      pincode: '382405',
    },
    {
      name: 'Nandini Stores',
      gstin: null,
      stateCode: '29',
      email: 'nandini@stores.example',
      address: '12 Gandhi Bazaar',
      city: 'Bengaluru',
      pincode: '560004',
    },
  ],
  products: [
    { name: COTTON, hsn: '5201', unit: BALES, rateBps: 500, rupees: 4_500, stock: 400 },
    { name: PACKING, hsn: '6305', unit: BAGS, rateBps: 500, rupees: 150, stock: 2_000 },
    { name: FREIGHT, hsn: '9965', unit: null, rateBps: 1_800, rupees: null, stock: null },
  ],
  sales: [
    sold('Karnataka Agro Mills', 118, 'paid', [COTTON, 20], [PACKING, 20]),
    sold('Ahmedabad Spinners', 111, 'paid', [COTTON, 14]),
    sold('Nandini Stores', 103, 'paid', [PACKING, 60]),
    sold('Orchid Hospitality LLP', 96, 'paid', [COTTON, 4], [PACKING, 10]),
    sold('Karnataka Agro Mills', 88, 'paid', [COTTON, 16], [FREIGHT, 1, 5_000]),
    sold('Ahmedabad Spinners', 80, 'credited', [PACKING, 100]),
    sold('Nandini Stores', 71, 'paid', [COTTON, 2]),
    sold('Karnataka Agro Mills', 62, 'paid', [COTTON, 12], [PACKING, 12]),
    sold('Orchid Hospitality LLP', 54, 'paid', [PACKING, 40]),
    sold('Ahmedabad Spinners', 46, 'cancelled', [COTTON, 2]),
    sold('Nandini Stores', 43, 'sent', [COTTON, 9], [FREIGHT, 1, 2_500]),
    sold('Karnataka Agro Mills', 18, 'half', [COTTON, 50], [FREIGHT, 1, 9_500]),
    sold('Orchid Hospitality LLP', 6, 'sent', [COTTON, 12]),
    sold('Ahmedabad Spinners', 0, 'draft', [COTTON, 25]),
  ],
};

type Item = BillingPlan['sales'][number]['items'][number];

function sold(
  customer: string,
  daysAgo: number,
  ends: BillingPlan['sales'][number]['ends'],
  ...items: readonly Item[]
): BillingPlan['sales'][number] {
  return { customer, daysAgo, ends, items };
}
