ALTER TABLE `proof_claims` ADD `kind` text DEFAULT 'stated' NOT NULL;--> statement-breakpoint
ALTER TABLE `proof_claims` ADD `reckoning` text;