CREATE TABLE `told_counts` (
	`id` text PRIMARY KEY NOT NULL,
	`told` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `told_counts_expires` ON `told_counts` (`expires_at`);