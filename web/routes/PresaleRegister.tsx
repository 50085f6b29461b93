// The register of the documents before an invoice, with the dialogs of other features.
import { QuickProductDialog } from '../features/catalogue/quick/QuickProduct.tsx';
import { QuickCustomerDialog } from '../features/customer/QuickCustomerDialog.tsx';
import { PresaleListPage } from '../features/invoice/presale/PresaleListPage.tsx';

export const PresaleRegister = () => (
  <PresaleListPage QuickCustomer={QuickCustomerDialog} QuickProduct={QuickProductDialog} />
);
