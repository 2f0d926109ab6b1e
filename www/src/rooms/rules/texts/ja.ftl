## rules

## error
