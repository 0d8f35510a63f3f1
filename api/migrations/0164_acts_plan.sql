-- With arrays as parameters each call was planned anew, which cost more than running it.
alter function acts_of_customers(integer[], text[]) set plan_cache_mode = 'force_generic_plan';
