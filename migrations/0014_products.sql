CREATE TABLE `article_notes` (
	`article_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`renderer` integer NOT NULL,
	`html` text NOT NULL,
	`sources` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `owner_words` (
	`user_id` text NOT NULL,
	`product_key` text NOT NULL,
	`field` text NOT NULL,
	`label` text NOT NULL,
	`said` text,
	`is_withdrawn` integer DEFAULT false NOT NULL,
	`former` text DEFAULT '[]' NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `product_key`, `field`)
);
--> statement-breakpoint
CREATE TABLE `product_readings` (
	`user_id` text NOT NULL,
	`product_key` text NOT NULL,
	`url` text NOT NULL,
	`accepted` blob,
	`found` blob,
	`run_id` text,
	`failure_reason` text,
	`checked_at` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `product_key`)
);
--> statement-breakpoint
CREATE INDEX `product_readings_under_way` ON `product_readings` (`updated_at`) WHERE run_id is not null;--> statement-breakpoint
ALTER TABLE `articles` ADD `source_key` text;--> statement-breakpoint
ALTER TABLE `articles` ADD `text_changed_at` integer;--> statement-breakpoint
ALTER TABLE `articles` ADD `shows_sources` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `articles_product` ON `articles` (`user_id`,`source_key`) WHERE source_key is not null;--> statement-breakpoint
-- Generations that gave their address away for no other one have it as their key; further articles of the same address follow them.
UPDATE `articles` SET `source_key` = `dedupe_key` WHERE `dedupe_key` IS NOT NULL;--> statement-breakpoint
UPDATE `articles` SET `source_key` = coalesce(
	(SELECT o.`source_key` FROM `articles` o WHERE o.`user_id` = `articles`.`user_id` AND o.`source_url` = `articles`.`source_url` AND o.`source_key` IS NOT NULL LIMIT 1),
	rtrim(`source_url`, '/'))
WHERE `source_key` IS NULL AND `source_type` = 'url' AND `source_url` IS NOT NULL;
--> statement-breakpoint
UPDATE `articles` SET `text_changed_at` = `updated_at` WHERE `version` > 1;
