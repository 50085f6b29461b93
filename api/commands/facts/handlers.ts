// For each command: the streams that must be read for it, and how it is decided.
import type { CustomerCommand } from '#core/customer/index.ts';
import type { Command } from '#core/domain.ts';
import type { InvoiceCommand } from '#core/invoice/index.ts';
import { accountStreams, decideAccount } from './account.ts';
import { accountTypeStreams, decideAccountType } from './account-type.ts';
import { catalogueStreams, decideCatalogue } from './catalogue/handler.ts';
import type { CatalogueCommand } from './catalogue/handler.ts';
import { customerStreams, decideCustomer } from './billing/customer.ts';
import { decideInvoice, invoiceStreams } from './billing/invoice.ts';
import { bookStreams, decideBook } from './book.ts';
import type { Decided, FactSource } from '../desk.ts';
import { decideJournal, journalStreams } from './journal.ts';
import { decidePerson, personStreams } from './person.ts';
import { decideRecord, recordStreams } from './record.ts';

export type Handler = {
  /** Streams of the command's book, to be in memory before it is decided. */
  readonly streams: readonly string[];
  readonly decide: (source: FactSource) => Decided | Promise<Decided>;
};

export function handlerOf(command: Command): Handler {
  switch (command.type) {
    case 'CreateBook':
    case 'RenameBook':
    case 'ChangeBookSettings':
    case 'ChangeBillingProfile':
    case 'ChangePostingAccounts':
    case 'SetLockDate':
    case 'AddMember':
    case 'ChangeMemberRole':
    case 'RemoveMember':
      return { streams: bookStreams(command), decide: (source) => decideBook(source, command) };
    case 'CreateAccount':
    case 'ChangeAccount':
    case 'RetireAccount':
    case 'RemoveAccount':
    case 'ApplyStarterTemplate':
      return {
        streams: accountStreams(command),
        decide: (source) => decideAccount(source, command),
      };
    case 'InstallTallyGroups':
    case 'AddAccountType':
    case 'RenameAccountType':
    case 'RemoveAccountType':
      return {
        streams: accountTypeStreams(command),
        decide: (source) => decideAccountType(source, command),
      };
    case 'PostJournal':
    case 'ReverseJournal':
    case 'CorrectJournal':
      return {
        streams: journalStreams(command),
        decide: (source) => decideJournal(source, command),
      };
    case 'RegisterPerson':
    case 'ChangeProfile':
    case 'GrantAdmin':
    case 'RevokeAdmin':
    case 'ErasePerson':
      return { streams: personStreams(command), decide: (source) => decidePerson(source, command) };
    case 'AddRecord':
    case 'ChangeRecord':
    case 'RemoveRecord':
      return { streams: recordStreams(command), decide: (source) => decideRecord(source, command) };
    default:
      return billingHandler(command);
  }
}

type BillingCommand = CustomerCommand | InvoiceCommand;

function billingHandler(command: BillingCommand | CatalogueCommand): Handler {
  switch (command.type) {
    case 'CreateCustomer':
    case 'ChangeCustomer':
    case 'ActivateCustomer':
    case 'DeactivateCustomer':
    case 'RemoveCustomer':
    case 'RecordReceipt':
    case 'ReverseReceipt':
      return {
        streams: customerStreams(command),
        decide: (source) => decideCustomer(source, command),
      };
    case 'DraftInvoice':
    case 'ChangeInvoiceDraft':
    case 'IssueInvoice':
    case 'RecordPayment':
    case 'ReversePayment':
    case 'AllocateCredit':
    case 'ReverseAllocation':
    case 'IssueCreditNote':
    case 'CancelInvoice':
    case 'RequestInvoiceEmail':
    case 'ReportInvoiceEmail':
      return {
        streams: invoiceStreams(command),
        decide: (source) => decideInvoice(source, command),
      };
    default:
      return catalogueHandler(command);
  }
}

const catalogueHandler = (command: CatalogueCommand): Handler => ({
  streams: catalogueStreams(command),
  decide: (source) => decideCatalogue(source, command),
});
