CREATE TABLE `article_categories` (
	`category` text NOT NULL,
	`created_at` integer NOT NULL,
	`article_id` text NOT NULL,
	PRIMARY KEY(`category`, `created_at`, `article_id`)
);
--> statement-breakpoint
CREATE INDEX `article_categories_article` ON `article_categories` (`article_id`);--> statement-breakpoint
CREATE TABLE `category_counts` (
	`category` text PRIMARY KEY NOT NULL,
	`articles` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `articles_author_newest` ON `articles` (`user_id`,"created_at" desc,"id" desc) WHERE status = 'published';