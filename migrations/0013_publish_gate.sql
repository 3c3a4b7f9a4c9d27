CREATE TABLE `article_links` (
	`article_id` text NOT NULL,
	`url` text NOT NULL,
	`is_dead` integer DEFAULT false NOT NULL,
	`checked_at` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`article_id`, `url`)
);
--> statement-breakpoint
CREATE INDEX `article_links_checked` ON `article_links` (`checked_at`);--> statement-breakpoint
CREATE TABLE `publish_confirmations` (
	`article_id` text NOT NULL,
	`hash` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`article_id`, `hash`)
);
--> statement-breakpoint
CREATE INDEX `articles_keyphrase` ON `articles` (lower(keywords ->> 0)) WHERE status = 'published';