import type { EncyclopediaPage } from './types.ts';

export const invoicing: EncyclopediaPage[] = [
  {
    title: 'Invoice',
    links: ['Electronic invoicing', 'Accounts receivable', 'Value-added tax', 'Late payment', 'Receipt'],
    text: `An invoice is a document that a seller sends to a buyer to ask for payment for goods or services. It names both parties, lists what was delivered, and states the amount due and the date by which it must be paid. Once the buyer accepts it, the invoice becomes a debt that the seller can enforce. Freelancers and companies alike keep invoices as a record for their tax returns, and many use software to write and send them.


== Contents ==
Most countries prescribe what an invoice must contain. Typical parts are the word invoice, a unique number, the date, the names and addresses of both parties, and a description of each item. Where value-added tax applies, the tax rate and the tax amount must be shown separately. The payment terms tell the buyer how long they have to pay. A common term is net 30, which means that payment is due within 30 days.
The invoice number must be unique and must follow an order without gaps. Tax offices use the order to find invoices that were removed.


== Types ==
A pro forma invoice announces a delivery before it happens and does not ask for payment. A credit note reverses all or part of an earlier invoice. Recurring invoices are sent at fixed intervals, for example for a subscription or for rent. A self-billing invoice is written by the buyer on behalf of the seller. Progress invoices divide a large project into parts that are billed as the work goes on. A commercial invoice goes with goods across a border, and customs offices use it to set the duty.


== Process ==
Invoicing begins when the goods have been delivered or the service has been done. The seller checks the order, works out the amount and sends the invoice. The buyer compares the invoice with the order and the delivery note. This check is called three-way matching. After approval the invoice is scheduled for payment. When the money arrives, the seller matches it with the open invoice and closes the entry.
If the buyer does not pay in time, the seller sends a reminder. Several reminders may follow before the claim is handed to a collection agency or a court.


== History ==
Clay tablets from Mesopotamia record deliveries of grain and livestock about 5,000 years ago. Merchants of the Middle Ages wrote invoices by hand and sent them along with the goods. Printed forms became common in the nineteenth century. Carbon paper, patented in 1806, made it possible to keep an exact copy. From the 1960s on, large companies exchanged invoices as electronic data. Today software writes most invoices, and several countries accept them in electronic form only.


== Late payment ==
Late payment is the most frequent problem with invoices. In the European Union, a directive of 2011 lets sellers charge interest once a payment is more than 30 days late. According to the European Commission, late payment causes one in four insolvencies in the union. Small suppliers suffer most, since they have few reserves and little power over large customers. Some sellers offer a discount of 2% for payment within ten days.


== Fraud ==
In invoice fraud a criminal sends a false invoice or changes the bank details on a true one. The fraud often begins with a hacked email account. Companies protect themselves by confirming new bank details by telephone. Duplicate invoices are another risk, because a busy department may pay the same bill twice.


== Tax ==
In countries with value-added tax the invoice is the proof on which a buyer claims back the tax. A missing number or a wrong address can cost the buyer this claim. Small sellers below a certain turnover need not charge the tax, but the invoice must say so. Invoices must be kept for six to ten years in most countries of Europe.


== Payment methods ==
Bank transfer is the usual way to pay an invoice in Europe. In the United States many companies still send cheques. Software can add a link to an invoice, so that the customer pays by card at once. Card payment costs the seller between 1% and 3% of the amount. Direct debit suits recurring invoices, because the seller collects the money on the agreed day.


== Factoring ==
A seller who cannot wait for payment may sell the invoice to a factor. The factor pays about 80% of the amount at once and the rest, less a fee, when the customer has paid. Freelancers use such services less often than manufacturers, because many factors refuse small amounts. Some platforms let investors bid for single invoices.


== Design ==
A clear invoice is paid sooner than a crowded one. The amount, the due date and the bank details should stand where the eye falls first. A logo and a name for questions build trust. Surveys by software vendors found that invoices with a link for payment are settled several days earlier.


== See also ==
Electronic invoicing
Receipt
Accounts receivable


== References ==`,
  },
  {
    title: 'Electronic invoicing',
    links: ['Invoice', 'Electronic data interchange', 'Peppol'],
    text: `Electronic invoicing is the exchange of an invoice between a seller and a buyer as structured data. Software on the buyer's side can read the invoice and enter it without typing. A scanned paper or a PDF sent by email is not an electronic invoice in this strict sense. Many governments demand electronic invoices because they make tax fraud harder.


== How it works ==
The seller's software writes the invoice as a file in an agreed format, usually XML. The file travels over a network, through an access point or by email. The receiving software checks the format and the sums. It then compares the invoice with the order. An invoice without faults can be paid without anyone touching it. If a check fails, the file goes back to the sender with a message.
In the clearance model the tax office receives each invoice first and stamps it with a number. In the post-audit model the parties keep the invoices, and the tax office looks at them later.


== Formats ==
There are several hundred formats for electronic invoices. The European standard EN 16931 defines what an invoice must say, and it permits two ways to write it. Peppol is a network with its own format that is used in more than 30 countries. Hybrid formats such as ZUGFeRD place the data inside a PDF, so that both people and machines can read it. Large retailers often still use EDIFACT, a standard from 1987.


== Adoption ==
Chile was among the first countries with a general system, which began in 2003. Brazil and Mexico followed within a few years. Italy made electronic invoices between companies mandatory in 2019. Germany has required companies to be able to receive them since January 2025. By one estimate, 560 billion invoices are sent in the world each year, and about a quarter of them are electronic.


== Benefits ==
Electronic invoices cost less to handle than paper. Studies put the saving at 60% to 80% of the cost of a paper invoice. Payment is faster, because no time is lost in the post or with typing. Errors become rarer, since the sums are checked by software. Tax offices gain a nearly complete view of trade.


== Challenges ==
Small companies and freelancers complain about the cost of new software. The many formats make cross-border trade difficult. Experts on privacy warn that tax offices receive detailed data about every purchase. Archives must keep the original file readable for up to ten years. When a central platform fails, companies cannot send invoices at all.


== Process ==
A company that moves to electronic invoices first checks which format its customers accept. It then cleans its records, because a wrong tax number stops the file. A provider connects the software to the network and tests it with a few partners. Training takes a day or two for most staff. After the change paper invoices are often accepted for some months more.


== Security ==
A digital signature shows that an invoice was not changed on its way. Not every country requires one. Networks such as Peppol check who sends before they pass a file on. Fraud becomes harder, though it does not disappear, since criminals can still open an account under a false name.


== Types ==
There are three main types of exchange. In a direct connection two large partners link their systems. Through a web portal a small supplier types the invoice into the buyer's site. In a network each party connects once to a provider and reaches all the others. Networks have grown fastest, because one connection is enough for every partner.


== Market ==
Several hundred providers offer electronic invoicing in Europe. Most charge a monthly fee or a price per file, often between 10 and 50 cents. Governments in Italy and Poland run platforms of their own that are free of charge. Analysts expect the market to double between 2024 and 2028.


== See also ==
Invoice
Electronic data interchange


== References ==`,
  },
  {
    title: 'Accounting software',
    links: ['Invoice', 'Bookkeeping', 'Spreadsheet'],
    text: `Accounting software is a type of program that records and reports the money of a business. It usually includes modules for invoices, bills, payroll and tax. Small businesses and freelancers use simple packages, while large companies run the modules of an enterprise system. Most products are now rented as a service and run in a browser.


== Modules ==
The general ledger is the core of every package. Accounts receivable covers the invoices that customers have yet to pay. Accounts payable covers the bills that the business has yet to pay. Further modules handle stock, payroll, purchase orders and fixed assets. Bank feeds import transactions each day, and the software proposes which invoice a payment belongs to.


== Types ==
Entry-level packages serve freelancers and firms with a handful of employees. They keep to invoicing, expenses and tax reports. Mid-market packages add several currencies, branches and approval rules. Enterprise systems link accounting with production and logistics. Some trades, such as law or construction, have packages of their own.


== History ==
The first programs ran on mainframes in the 1950s and did little but payroll. VisiCalc, a spreadsheet of 1979, brought calculation to personal computers. Packages for small businesses appeared in the 1980s. Online accounting began around 2000, and the cheaper monthly price drew many freelancers away from paper. Since 2015 vendors have added machine learning that reads receipts and sorts expenses.


== Selection ==
A business should first check whether a package meets the tax rules of its country. The number of users and of monthly invoices decides which price level fits. Data export matters, because a change of vendor is hard without it. Many vendors offer a free trial of 30 days. Accountants often prefer the package that they already know, and sharing access with them saves time.


== Limitations ==
Software does not replace knowledge of accounting. Wrong entries stay wrong, however neat the report looks. Rented software stops working when the subscription ends. Vendors raise their prices from time to time, and moving years of records is laborious. Small packages often lack an audit trail.


== Deployment ==
Installed programs keep the data on the company's own computers. Hosted programs run in a data centre and are reached by a browser or a phone. Most small businesses have chosen hosted programs since 2015. Large companies often mix both. A backup outside the program is advisable in either case.


== Integration ==
Accounting software exchanges data with shops, banks and tax offices. An online shop can pass each order on, and the software turns it into an invoice. Payroll systems deliver wages and social security. Open interfaces let developers write connections of their own. Broken connections are a frequent source of errors, because a missing day of transactions is easily overlooked.


== Benefits ==
Software does sums without mistakes and finds an entry within seconds. Reports on cash and profit are ready at any time. Reminders for late invoices go out by themselves. An accountant in another city can work on the same books. Tax returns take less time, since the figures are already sorted.


== Security ==
Accounts hold names, salaries and bank details, so access must be limited. Two-step sign-in is standard in hosted programs. Roles decide who may see payroll and who may approve a payment. A log of changes helps auditors. Backups should be tested at least once a year.


== References ==`,
  },
  {
    title: 'Freelancer',
    links: ['Self-employment', 'Gig worker', 'Invoice'],
    text: `A freelancer is a person who works for several clients without being employed by any of them. Freelancers set their own hours and prices and send an invoice for each job. They are common in writing, design, programming, translation and film. Many find clients through online platforms.


== Practices ==
Freelancers charge by the hour, by the day or by the project. A written contract sets out the work, the price and the rights to the result. Some ask for a deposit of up to half the price before they begin. An invoice usually follows on delivery. Software for invoices and time tracking takes over much of the office work.


== Demographics ==
Surveys differ in how they count freelancers. A survey of 2023 counted 64 million people in the United States who had freelanced in the past year. In the European Union about one in seven workers is self-employed. Women form a majority in translation and in writing.


== Benefits ==
Freelancers choose their clients and their place of work. Many earn more per hour than employees in the same trade. Companies value freelancers because they can hire skills for a short time.


== Drawbacks ==
Income is uneven, and clients often pay late. Freelancers have no paid holiday or sick leave. They pay for their own insurance and pension. In a survey of 2014 in New York, half of the freelancers had trouble with getting paid. The city passed a law in 2016 that requires written contracts and payment within 30 days.


== History ==
The word comes from the medieval soldier whose lance was free to serve whoever paid. Walter Scott used it in a novel in 1820. It became a verb in the early twentieth century.


== Types ==
Independent contractors work on projects of several months. Gig workers take single tasks through a platform. Moonlighters keep a job and freelance in the evening. Some freelancers form small teams and share clients. Agencies place freelancers and keep part of the fee.


== Taxes and insurance ==
Freelancers pay income tax in advance in most countries. They must set money aside, because nothing is withheld from their invoices. Health insurance is often the largest fixed cost. Liability insurance pays when a mistake harms a client. Some countries treat a freelancer with a single client as an employee.


== Finding work ==
Most work comes through former colleagues and clients. Platforms bring many offers, but they charge between 5% and 20% of the fee. A portfolio shows what a freelancer can do. Replies within a day raise the chance of a contract. Trade fairs and local meetings still matter in design and film.


== Tools ==
A laptop, a phone and a quiet place are enough for many trades. Software for invoices, contracts and time tracking saves hours each week. A separate bank account keeps private and business money apart. Shared calendars help with deadlines. Many freelancers rent a desk in a shared office for a few days a month.


== References ==`,
  },
];
