/**
 * Words for kinds of software and of things sold like it, as the head of a noun phrase. Gathered from the category names of
 * software directories and from schema.org's SoftwareApplication.applicationCategory; none names a trade.
 */
export const productNouns: ReadonlySet<string> = new Set(
  [
    'addon app application apps assistant agent agents bot browser board builder calculator calendar catalog client cli compiler',
    'console converter copilot crm dashboard database debugger designer desk directory editor emulator engine erp explorer extension',
    'firewall flasher forum framework game gateway generator helpdesk hub ide inspector interface kanban kit keyboard launcher',
    'layer library linter manager maker marketplace messenger middleware monitor network newsletter notebook organizer os package',
    'parser planner platform player plugin portal processor product program proxy recorder registry repository runner runtime',
    'scanner scheduler sdk search server service shell shop simulator site software solution spreadsheet stack store studio suite',
    'system template terminal tester theme toolkit tool tools tracker translator utility vault viewer wallet website wiki widget wrapper',
  ]
    .join(' ')
    .split(' '),
);
