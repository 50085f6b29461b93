import type { BlockedClause, NoCreditReason, NotKeptYet } from '../../terms.ts';

/** A return that somebody asks for takes no credit. */
export type CreditPeriodRejection =
  | {
      readonly kind: 'credit_period_unknown';
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly kind: 'credit_period_too_early';
      readonly to: string;
      /** The later of posting and receipt; null: the goods are not received. */
      readonly earliest: string | null;
    }
  | { readonly kind: 'credit_period_filed'; readonly from: string; readonly to: string };

/** The credit of a document that is posted goes to no other return. */
export type CreditMovedRejection =
  | CreditPeriodRejection
  /** What a filed return has taken does not leave it. */
  | {
      readonly kind: 'credit_taken_in_filed_return';
      readonly billNumber: string;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly kind: 'bill_gives_no_credit';
      readonly billNumber: string;
      /** Null where its tax is blocked, or there is none. */
      readonly noCredit: NoCreditReason | null;
    }
  | {
      readonly kind: 'bill_received_already';
      readonly billNumber: string;
      readonly receivedOn: string;
    }
  /** CGST Act, section 16(4). */
  | { readonly kind: 'credit_past_limit'; readonly to: string; readonly lastDay: string }
  | {
      readonly kind: 'bill_received_in_the_future';
      readonly receivedOn: string;
      readonly today: string;
    };

/** In the order in which they are checked; `line` and `charge` count from 1. */
export type PurchaseBillRejection =
  | { readonly kind: 'bill_too_long'; readonly count: number; readonly countMax: number }
  | { readonly kind: 'bill_quantity_out_of_range'; readonly line: number }
  | {
      readonly kind: 'bill_amount_out_of_range';
      readonly line: number;
      readonly amountPaiseMax: number;
    }
  | { readonly kind: 'bill_batch_without_number'; readonly line: number }
  | {
      readonly kind: 'bill_batch_expires_before_made';
      readonly line: number;
      readonly manufacturedOn: string;
    }
  | { readonly kind: 'bill_supplier_missing' }
  | { readonly kind: 'bill_supplier_unknown'; readonly accountId: number }
  | { readonly kind: 'bill_supplier_not_open'; readonly name: string }
  /** Only an account under Sundry Creditors is a supplier's. */
  | { readonly kind: 'bill_supplier_is_no_creditor'; readonly name: string }
  | {
      readonly kind: 'bill_asks_what_is_not_kept';
      readonly what: NotKeptYet;
      readonly line: number | null;
    }
  /** A supplier abroad sells goods or services, and the two are taxed otherwise. */
  | { readonly kind: 'bill_import_missing'; readonly name: string }
  | { readonly kind: 'bill_import_from_inland'; readonly name: string }
  | { readonly kind: 'bill_number_missing' }
  /** CGST Rule 46(b): a registered supplier in India has 16 characters. */
  | {
      readonly kind: 'bill_number_too_long';
      readonly length: number;
      readonly lengthMax: number;
    }
  | { readonly kind: 'bill_date_missing' }
  | { readonly kind: 'bill_of_the_future'; readonly billDate: string; readonly today: string }
  | {
      readonly kind: 'bill_posted_before_its_date';
      readonly postedOn: string;
      readonly billDate: string;
    }
  | {
      readonly kind: 'bill_due_before_its_date';
      readonly dueDate: string;
      readonly billDate: string;
    }
  | { readonly kind: 'bill_has_no_lines' }
  /** Of a bill in another currency every line is in it, and of any other none. */
  | { readonly kind: 'bill_line_in_other_currency'; readonly line: number }
  | { readonly kind: 'bill_line_has_no_value'; readonly line: number }
  | { readonly kind: 'bill_account_missing'; readonly line: number }
  | { readonly kind: 'bill_account_unknown'; readonly line: number; readonly accountId: number }
  | { readonly kind: 'bill_account_not_open'; readonly line: number; readonly name: string }
  /** A line is posted to what was bought: an expense, purchases or an asset. */
  | { readonly kind: 'bill_account_unfit'; readonly line: number; readonly name: string }
  | { readonly kind: 'bill_product_unknown'; readonly line: number; readonly productId: number }
  | { readonly kind: 'bill_quantity_missing'; readonly line: number; readonly name: string }
  | { readonly kind: 'bill_order_unknown'; readonly line: number; readonly orderId: number }
  | {
      readonly kind: 'bill_order_not_issued';
      readonly line: number;
      readonly number: string | null;
      readonly status: 'draft' | 'cancelled';
    }
  | { readonly kind: 'bill_order_of_another'; readonly line: number; readonly number: string }
  /** A bill takes a line of an order with the item that was ordered. */
  | {
      readonly kind: 'bill_order_line_differs';
      readonly line: number;
      readonly number: string;
      readonly orderLine: number;
    }
  /** A debit note of the supplier raises a price, and brings no goods. */
  | { readonly kind: 'bill_receipt_of_debit_note'; readonly line: number }
  | { readonly kind: 'bill_receipt_unknown'; readonly line: number; readonly receiptId: number }
  | {
      readonly kind: 'bill_receipt_not_posted';
      readonly line: number;
      readonly number: string | null;
      readonly status: 'draft' | 'discarded' | 'reversed';
    }
  | { readonly kind: 'bill_receipt_of_another'; readonly line: number; readonly number: string }
  | {
      readonly kind: 'bill_receipt_line_differs';
      readonly line: number;
      readonly number: string;
      readonly receiptLine: number;
    }
  /** What was not received by the note is a line of its own. */
  | {
      readonly kind: 'bill_receipt_exceeded';
      readonly line: number;
      readonly number: string;
      readonly openThousandths: number;
    }
  | {
      readonly kind: 'bill_posted_before_receipt';
      readonly line: number;
      readonly number: string;
      readonly postedOn: string;
      readonly receivedOn: string;
    }
  | { readonly kind: 'bill_godown_unknown'; readonly line: number; readonly godownId: number }
  | { readonly kind: 'bill_clause_missing'; readonly line: number }
  | {
      readonly kind: 'bill_clause_not_taken';
      readonly line: number;
      readonly clause: BlockedClause;
    }
  | { readonly kind: 'bill_share_missing'; readonly line: number }
  | { readonly kind: 'bill_share_not_taken'; readonly line: number }
  /** Of what bears no tax the buyer pays none. */
  | { readonly kind: 'bill_reverse_charge_of_untaxed'; readonly line: number }
  /** The IGST of imported goods is paid at customs, by the bill of entry. */
  | { readonly kind: 'bill_import_of_goods_taxed'; readonly line: number }
  | { readonly kind: 'bill_reverse_charge_prints_tax'; readonly line: number }
  /** CGST Act, section 9(4): of suppliers who are not registered. */
  | {
      readonly kind: 'bill_reverse_charge_of_registered';
      readonly line: number;
      readonly name: string;
    }
  /** A composition dealer, a supplier abroad and who is not registered charge no tax. */
  | { readonly kind: 'bill_supplier_charges_no_tax'; readonly line: number; readonly name: string }
  /** An input service distributor hands on credit, and sells nothing. */
  | { readonly kind: 'bill_of_distributor_has_more'; readonly line: number | null }
  | { readonly kind: 'bill_charge_of_nothing'; readonly charge: number }
  | { readonly kind: 'bill_charge_without_goods'; readonly charge: number }
  | { readonly kind: 'bill_charge_account_not_taken'; readonly charge: number }
  | { readonly kind: 'bill_charge_account_missing'; readonly charge: number }
  | {
      readonly kind: 'bill_charge_account_unfit';
      readonly charge: number;
      readonly name: string;
    }
  | { readonly kind: 'bill_tcs_of_nothing' }
  | {
      readonly kind: 'bill_currency_total_differs';
      readonly totalMinor: number;
      readonly sumMinor: number;
      readonly code: string;
    }
  | { readonly kind: 'bill_raised_unknown'; readonly billId: number }
  | { readonly kind: 'bill_raised_not_posted'; readonly billId: number }
  | { readonly kind: 'bill_raised_of_another'; readonly billNumber: string }
  | {
      readonly kind: 'bill_raised_after';
      readonly billNumber: string;
      readonly raisedOn: string;
      readonly billDate: string;
    }
  | { readonly kind: 'bill_reverse_charge_not_registered' }
  /** By its State the tax of a supplier who is not registered is CGST and SGST, or IGST. */
  | { readonly kind: 'bill_supplier_state_missing'; readonly name: string }
  /** CGST and SGST of a State in which the book is not registered. */
  | { readonly kind: 'bill_reverse_charge_of_another_state' }
  | { readonly kind: 'bill_place_unknown'; readonly placeOfSupply: string }
  | {
      readonly kind: 'bill_total_differs';
      readonly totalPaise: number;
      readonly sumPaise: number;
      /** Given, or 0 where it is left to the total. */
      readonly roundOffPaise: number;
    }
  /** By the settings of the book, on the day of posting. */
  | { readonly kind: 'bill_book_deducts_no_tax'; readonly on: string }
  | { readonly kind: 'bill_tds_nature_unknown'; readonly nature: string; readonly on: string }
  /** The supplier would owe what is deducted. */
  | {
      readonly kind: 'bill_tds_above_total';
      readonly tdsPaise: number;
      readonly totalPaise: number;
    }
  | { readonly kind: 'bill_comes_to_nothing' }
  | CreditMovedRejection
  /** The credit of tax that the buyer pays follows the tax, and the buyer’s own invoice. */
  | {
      readonly kind: 'credit_waits_for_reverse_charge';
      readonly billNumber: string;
      readonly waitsFor: 'payment' | 'self-invoice';
    }
  | {
      readonly kind: 'bill_entered_already';
      readonly billNumber: string;
      readonly documentId: number;
      readonly number: string;
      readonly billDate: string;
    }
  /** What was given back of it is reversed first. */
  | {
      readonly kind: 'bill_has_debit_note';
      readonly billNumber: string;
      readonly noteNumber: string;
    }
  /** The bill of entry is reversed first. */
  | {
      readonly kind: 'bill_has_bill_of_entry';
      readonly billNumber: string;
      readonly entryNumber: string;
    }
  /** The deposit is reversed first. */
  | {
      readonly kind: 'bill_tds_is_deposited';
      readonly billNumber: string;
      readonly depositNumber: string;
    }
  /** Its reversal of credit, or what came back of that, is reversed first. */
  | {
      readonly kind: 'bill_credit_is_reversed';
      readonly billNumber: string;
      readonly creditMoveNumber: string;
    };

/** What a line is refused for on whatever paper it stands: its account, and its input credit. */
export type BilledLineRejection = Extract<
  PurchaseBillRejection,
  {
    kind:
      | 'bill_account_unknown'
      | 'bill_account_not_open'
      | 'bill_account_unfit'
      | 'bill_clause_missing'
      | 'bill_clause_not_taken'
      | 'bill_share_missing'
      | 'bill_share_not_taken';
  }
>;
