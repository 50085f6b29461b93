// The list of suppliers: its columns on the screen, on paper and in a file, its lines on a phone.
import type { ListedSupplier } from '#api/contract/supplier/supplier.ts';
import { registrationWords } from '#web/format/registrations.ts';
import { formatSigned } from '#web/format/money.ts';
import { partyPlace } from '#web/format/party-place.ts';
import { paths } from '#web/paths.ts';
import type { DeclaredList } from '#web/shell/keys/register/list-declaration.ts';
import { Badge } from '#web/ui/marks/Marks.tsx';
import { enterpriseInWords, supplierStatusWords, termsInWords } from './wording.ts';

export const SupplierStatus = ({ status }: Pick<ListedSupplier, 'status'>) => (
  <Badge kind={status === 'active' ? 'good' : 'grey'}>{supplierStatusWords[status]}</Badge>
);

export const SUPPLIER_LIST: DeclaredList<ListedSupplier> = {
  name: 'supplier',
  title: 'Suppliers',
  noun: ['supplier', 'suppliers'],
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: ({ id }, scope) => paths.supplier(id, scope),
  worth: { label: 'Outstanding', paise: ({ outstandingPaise }) => outstandingPaise },
  columns: [
    {
      id: 'name',
      label: 'Supplier',
      kind: 'text',
      isFixed: true,
      leads: 'is-name',
      value: ({ name }) => name,
    },
    { id: 'company', label: 'Company', kind: 'text', onlyIn: 'file', value: (row) => row.company },
    {
      id: 'gstin',
      label: 'GSTIN',
      kind: 'text',
      width: 160,
      look: 'is-quiet',
      room: 'some',
      value: ({ gstin }) => gstin,
    },
    { id: 'pan', label: 'PAN', kind: 'text', onlyIn: 'file', value: ({ pan }) => pan },
    {
      id: 'registration',
      label: 'Registration',
      kind: 'text',
      onlyIn: 'file',
      value: registrationWords,
    },
    {
      id: 'place',
      label: 'Location',
      kind: 'text',
      width: 168,
      look: 'is-quiet',
      room: 'more',
      value: partyPlace,
    },
    {
      id: 'msme',
      label: 'MSME',
      kind: 'text',
      width: 160,
      look: 'is-quiet',
      room: 'much',
      value: enterpriseInWords,
    },
    {
      id: 'terms',
      label: 'Terms',
      kind: 'text',
      width: 128,
      look: 'is-quiet',
      room: 'more',
      value: termsInWords,
    },
    { id: 'contact', label: 'Contact', kind: 'text', onlyIn: 'file', value: (row) => row.contact },
    { id: 'phone', label: 'Phone', kind: 'text', onlyIn: 'file', value: ({ phone }) => phone },
    { id: 'email', label: 'E-mail', kind: 'text', onlyIn: 'file', value: ({ email }) => email },
    { id: 'address', label: 'Address', kind: 'text', onlyIn: 'file', value: (row) => row.address },
    { id: 'pincode', label: 'PIN code', kind: 'text', onlyIn: 'file', value: (row) => row.pincode },
    {
      id: 'status',
      label: 'Status',
      kind: 'text',
      width: 104,
      isFixed: true,
      value: ({ status }) => supplierStatusWords[status],
      cell: ({ status }) => <SupplierStatus status={status} />,
    },
    {
      id: 'outstanding',
      label: 'Outstanding (₹)',
      kind: 'money',
      width: 136,
      isFixed: true,
      isSummed: true,
      value: ({ outstandingPaise }) => outstandingPaise,
      cell: ({ outstandingPaise: paise }) => (paise === 0 ? '' : formatSigned(paise)),
    },
  ],
  phone: {
    name: ({ name }) => name,
    figure: ({ outstandingPaise }) => formatSigned(outstandingPaise),
    line: (row) => [row.gstin, partyPlace(row)].filter(Boolean).join(' · '),
    mark: ({ status }) => <SupplierStatus status={status} />,
  },
};
