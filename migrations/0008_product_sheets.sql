CREATE TABLE `product_sheets` (
	`article_id` text PRIMARY KEY NOT NULL,
	`body` blob NOT NULL
);
