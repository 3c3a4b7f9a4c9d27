CREATE TABLE `assigned_categories` (
	`article_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`before` text NOT NULL,
	`assigned` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `assigned_categories_newest` ON `assigned_categories` ("created_at" desc);